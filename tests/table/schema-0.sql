-- A database as Freestone 0.1.0 made it, before schemas had numbers: a table of Pillars after four choices and an undo.
BEGIN TRANSACTION;
CREATE TABLE advice (
	"table" VARCHAR NOT NULL, 
	hints BOOLEAN NOT NULL, 
	review VARCHAR NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "advice" VALUES('0123456789ab',0,'');
CREATE TABLE away (
	browser VARCHAR NOT NULL, 
	"table" VARCHAR NOT NULL, 
	PRIMARY KEY (browser, "table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE lines (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	line VARCHAR NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('0123456789ab',0,'[-1,"begin:0"]');
INSERT INTO "lines" VALUES('0123456789ab',1,'[-1,"reveal:tom"]');
INSERT INTO "lines" VALUES('0123456789ab',2,'[-1,"reveal:aliena"]');
INSERT INTO "lines" VALUES('0123456789ab',3,'[-1,"shiring:tool_maker"]');
INSERT INTO "lines" VALUES('0123456789ab',4,'[-1,"shiring:skilled_mortar_mixer"]');
INSERT INTO "lines" VALUES('0123456789ab',5,'[-1,"aside:stone-2"]');
INSERT INTO "lines" VALUES('0123456789ab',6,'[-1,"aside:stone-4"]');
INSERT INTO "lines" VALUES('0123456789ab',7,'[0,"take:sand-2"]');
INSERT INTO "lines" VALUES('0123456789ab',8,'[1,"take:sand-3"]');
INSERT INTO "lines" VALUES('0123456789ab',9,'[0,"take:sand-4"]');
INSERT INTO "lines" VALUES('0123456789ab',10,'[1,"take:wood-2"]');
INSERT INTO "lines" VALUES('0123456789ab',11,'{"undo":1}');
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	is_person BOOLEAN NOT NULL, 
	bot VARCHAR NOT NULL, 
	handed_out BOOLEAN NOT NULL, 
	token VARCHAR NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('0123456789ab',0,'Anna',1,'',0,'token-of-anna');
INSERT INTO "seats" VALUES('0123456789ab',1,'Ben',1,'',1,'token-of-ben');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	header VARCHAR NOT NULL, 
	maker VARCHAR NOT NULL, 
	watcher VARCHAR NOT NULL, 
	created VARCHAR NOT NULL, 
	finished VARCHAR, 
	pace FLOAT NOT NULL, 
	rematch VARCHAR NOT NULL, 
	standing VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('0123456789ab','{"freestone": 1, "game": "pillars", "rules": 1, "pack": "pillars-1", "pack_digest": "PACK-DIGEST", "names": ["Anna", "Ben"], "options": {"start": null}, "seed": 7, "players": ["person", "person"], "colours": ["azure", "gules"]}','token-of-the-maker','lnTTSZUneYIF4AbN60vdHGaw','2026-11-16T00:00:00+00:00',NULL,0.0,'','[]');
CREATE TABLE visits (
	browser VARCHAR NOT NULL, 
	"table" VARCHAR NOT NULL, 
	token VARCHAR NOT NULL, 
	time VARCHAR NOT NULL, 
	PRIMARY KEY (browser, "table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "visits" VALUES('some-browser','0123456789ab','token-of-the-maker','2026-11-16T00:00:00+00:00');
COMMIT;
