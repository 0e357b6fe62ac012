"""What sets options apart: neighbours, dots, rows of mines, seats on the council, and what the Joker opens."""

from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.measures import final_sheet
from freestone.games.kutna_hora.names import CARD
from freestone.games.kutna_hora.steps.building import ChooseSite, RemoveHouse
from freestone.games.kutna_hora.steps.end_of_game import building_points, stars_in_row
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.mine import Dig
from freestone.games.kutna_hora.steps.plot import ClaimPlot
from freestone.games.kutna_hora.steps.rights import TakeRights
from freestone.presentation import presentation_of
from freestone.words import Words
from kutna_hora.positions import MINE_TILE, PACK, TILE, Table, rich

PRESENTATION = presentation_of(GAME)
WORDS = Words(GAME, ["Anna", "Ben", "Cleo"])
BOARDS = {0: "builders metallurgists scribes", 1: "grocers metallurgists miners"}


def about(table: Table, text: str) -> list[str]:
    """The texts that set an option apart."""
    assert text in table.options, f"{text} is not among {table.options}"
    seat = table.state.seat
    assert seat is not None
    return WORDS.texts(PRESENTATION.about(table.state, seat, PACK.vocabulary.find(text)))


def beside(table: Table, text: str) -> list[str]:
    """The same without what things in sight show by themselves."""
    seat, choice = table.state.seat, PACK.vocabulary.find(text)
    assert seat is not None
    said = PRESENTATION.about(table.state, seat, choice)
    return WORDS.texts(one for one in said if not PRESENTATION.is_depicted(choice, one))


def asked(table: Table, step: ClaimPlot | ChooseSite | Dig | SeatPatrician | TakeRights | RemoveHouse) -> Table:
    """The same table at another decision."""
    table.state.push(step)
    return table.edited()


def test_a_plot_names_its_neighbours_and_the_dots_around_it() -> None:
    table = rich(boards=BOARDS).build(0, c3="sawmill").build(1, d4="butchers_stalls", b4="coal_market").claim(1, "c5")
    said = about(asked(table, ClaimPlot(0, CARD)), "plot:c4")
    red = sum(PACK.tile_dots[TILE[name]][0] for name in ("sawmill", "butchers_stalls", "coal_market"))
    theirs = [WORDS.text("about-theirs", owner=1, building=name) for name in ("building-butchers_stalls", "plot")]
    assert f"beside your Sawmill, {', '.join(theirs)} and Coal Market (public)" in said
    assert any(f"{red} red" in text for text in said)


def test_a_plot_says_what_ones_tiles_would_score_there() -> None:
    table = rich(boards=BOARDS).build(0, c3="sawmill").give(0, "brick_kiln", "our_lady")
    said = about(asked(table, ClaimPlot(0, CARD)), "plot:c4")
    table.state.agenda.pop()
    table.give(0).build(0, c4="brick_kiln")
    kiln, sawmill = (building_points(table.state, PACK.boards.squares.index(square)) for square in ("c4", "c3"))
    assert kiln + sawmill == dots(table)[0]
    assert min(kiln, sawmill) > 0
    # Whoever sees a sum would take it for what the new building scores.
    assert f"points for dots here: Brick Kiln {kiln} (your Sawmill +{sawmill})" in said
    assert not any("Our Lady" in text for text in said), "a public building scores nothing"


def test_an_empty_town_and_its_villages() -> None:
    table = asked(rich(), ClaimPlot(0, CARD))
    inner = about(table, "plot:c3")
    assert inner == ["nothing stands beside it"]
    square, _, _ = table.state.side.town.edge[0]
    assert any(text.startswith("dots: ") for text in about(table, f"plot:{PACK.boards.squares[square]}"))


def test_a_site_says_whose_buildings_score_more() -> None:
    table = rich(boards=BOARDS).build(0, c3="sawmill").build(1, d4="butchers_stalls").claim(0, "c4", "e2")
    table.give(0, "brick_kiln")
    asked(table, ChooseSite(0, TILE["brick_kiln"], CARD))
    said, far = about(table, "site:c4"), about(table, "site:e2")
    before = dots(table)
    table.play("site:c4")
    rise = [after - old for after, old in zip(dots(table), before, strict=True)]
    told = [0, 0]
    for text in said[-1].partition(": ")[2].split(", "):
        told[text.startswith("Ben")] += int(text.partition("+")[2])
    assert told == rise[:2]
    assert min(told) > 0
    assert not any("for dots" in text for text in far)


def dots(table: Table) -> list[int]:
    """What everybody would have for dots at the end."""
    return [row["town"] for row in final_sheet(table.state)]


def test_rights_tell_the_price_of_the_building_and_what_its_house_frees() -> None:
    table = rich(boards=BOARDS).on_top("sawmill")
    said = about(asked(table, TakeRights(0, CARD)), "rights:sawmill")
    wood = PACK.tile_wood[TILE["sawmill"]] * table.prices["wood"]
    assert f"building it costs {wood} groschen today" in said
    assert "under its house: A public tile, free." in said
    assert WORDS.card("building-sawmill") in said


def test_a_red_x_is_told_before_rights_are_taken() -> None:
    for level in range(30):
        table = rich(boards=BOARDS).on_top("sawmill").market(population=level, wood=5)
        if table.state.crossed_out(2):
            assert any("red X on wood" in one for one in about(asked(table, TakeRights(0, CARD)), "rights:sawmill"))
            return
    raise AssertionError("wood never has a red X")


def test_a_mine_tells_the_stars_of_its_row() -> None:
    table = rich().dig(1, b1="mine_1_2")
    asked(table, Dig(0, MINE_TILE["mine_1_8"], CARD))
    said = about(table, "mine:c1")
    stars = PACK.mine_stars[MINE_TILE["mine_1_8"]]
    all_ = stars + stars_in_row(table.state, 0)[1]
    assert said[0].startswith(f"row 1: {stars} stars of yours among {all_}, pays ")
    assert said[1] == f"others there: Ben {PACK.mine_stars[MINE_TILE['mine_1_2']]}"


def test_a_patrician_tells_what_it_pays_everybody_and_how_often() -> None:
    table = rich().patricians("patrician_pool", silver=1).own(1, used_pelicans=4)
    asked(table, SeatPatrician(0, CARD))
    assert "as things stand each time it pays Anna 0, Ben 6 and Cleo 0" in about(table, "patrician:silver")[-1]
    assert "scores 3 times more" in about(table, "patrician:silver")[-1]
    table.in_round(6)
    assert about(table, "patrician:silver")[-1].startswith("scores once more")


def test_a_house_that_goes_says_what_is_given_up() -> None:
    table = asked(rich(boards=BOARDS), RemoveHouse(0))
    assert about(table, "house:metallurgists") == ["gives up: 1 pelican."]


def test_the_joker_says_what_it_opens() -> None:
    table = rich(boards=BOARDS).build(0, c3="sawmill")
    joker = table.half("joker")
    [said] = about(table, joker)
    income = table.state.income(0)
    assert f"Income (+{income} groschen)" in said
    assert "Plot (" in said
    assert "Building" not in said, "there is no tile to build"
    table.play(joker)
    assert said.count("(") >= 3
    assert all(WORDS.name(choice.name) in said for choice in table.state.options)


def test_income_is_told_by_what_is_made() -> None:
    table = rich(boards=BOARDS).build(0, c3="sawmill").patricians("patrician_pool", green=1)
    said = about(table, table.half("income"))
    assert f"3 wood at {table.prices['wood']}" in said
    assert said[-1] == "then a patrician may join the council for 10 groschen"
    assert about(table, table.half("mine")) == ["1 mine tile is drawn"]


def test_the_cathedral_says_what_its_current_tile_gives() -> None:
    table = rich().own(0, pelicans=1)
    assert about(table, table.half("barbara")) == ["Reputation +2."]
    table.barbara(12)
    assert about(table, table.half("barbara")) == [WORDS.card("barbara-complete")]


def test_beside_the_town_hall_an_option_says_only_what_its_tile_does_not_show() -> None:
    table = asked(rich(boards=BOARDS), TakeRights(0, CARD))
    for option in table.options:
        if option.startswith("rights:"):
            name = PACK.vocabulary.find(option).name
            assert WORDS.card(name) in about(table, option)
            said = beside(table, option)
            assert said[0].startswith("building it costs")
            assert len(said) <= 2


def test_beside_the_town_an_option_does_not_say_what_stands_around_a_square() -> None:
    table = rich(boards=BOARDS).build(0, c3="sawmill").give(0, "brick_kiln")
    asked(table, ClaimPlot(0, CARD))
    assert len(about(table, "plot:c4")) == 3
    assert [text.split(":")[0] for text in beside(table, "plot:c4")] == ["points for dots here"]


def test_beside_the_council_an_option_says_what_its_patrician_would_pay_now() -> None:
    table = asked(rich(), SeatPatrician(0, CARD))
    for option in table.options:
        if option.startswith("patrician:"):
            assert len(about(table, option)) == 2
            assert len(beside(table, option)) == 1


def test_a_building_beside_a_plot_is_not_refused_itself() -> None:
    """Its dots matter now, so the table must not fade it: the square below it tells why it cannot be claimed."""
    table = asked(rich(boards=BOARDS).build(0, c3="sawmill"), ClaimPlot(0, CARD))
    items = {item.id: item for item in PRESENTATION.scene(table.state, WORDS, 0).items}
    assert items["square-c3"].choice == "plot:c3"
    assert not items[PACK.tiles[TILE["sawmill"]].name].choice


def test_many_pelicans_stay_within_the_box_of_the_income() -> None:
    table = rich()
    table.state.pelicans[0] = 7
    birds = [item for item in PRESENTATION.scene(table.state, WORDS, 0).items if item.kind == "pelican-0"]
    assert len(birds) == 7
    assert max(bird.x for bird in birds) - min(bird.x for bird in birds) <= 72 - 23
