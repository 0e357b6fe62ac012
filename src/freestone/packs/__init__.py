"""Reading packs: component data, the texts they bring, and where they are."""
