-- A database as the server made it before tables had versions and entries checksums (schema 4).
CREATE TABLE chat (
    tableId TEXT NOT NULL, n INTEGER NOT NULL, room TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER,
    text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (tableId, n)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
    tableId TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER, act TEXT, back INTEGER,
    PRIMARY KEY (tableId, n)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE pulse (one INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
CREATE TABLE sessions (hash TEXT PRIMARY KEY, user TEXT NOT NULL, seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE sitters (user TEXT NOT NULL, tableId TEXT NOT NULL, PRIMARY KEY (user, tableId)) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (tableId TEXT PRIMARY KEY, n INTEGER NOT NULL, s TEXT NOT NULL, count TEXT NOT NULL, past TEXT) STRICT;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, key TEXT NOT NULL, game TEXT NOT NULL, rules TEXT NOT NULL, settings TEXT NOT NULL,
    sitters TEXT NOT NULL, status TEXT NOT NULL, isPublic INTEGER NOT NULL, pace TEXT NOT NULL, host TEXT NOT NULL,
    made INTEGER NOT NULL, seed TEXT, ended INTEGER, result TEXT, rematch TEXT, clock TEXT, due INTEGER, trouble TEXT
  ) STRICT;
CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_seen ON sessions (seen);
CREATE INDEX sessions_user ON sessions (user);
CREATE INDEX sitters_table ON sitters (tableId);
CREATE INDEX tables_archive ON tables (isPublic, ended) WHERE status = 'over';
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_host ON tables (host) WHERE status = 'gathering';
CREATE INDEX tables_status ON tables (status, isPublic, made);
INSERT INTO users VALUES ('3_n_YH8vCxd9', 'Ann', 1794972876081);
INSERT INTO users VALUES ('yJXv1egpR3nh', 'Bob', 1794972876088);
INSERT INTO sessions VALUES ('tYzloeA6mG96tF9vgTLD9TsXOlRnrNk9ItK4VaflUG0', 'yJXv1egpR3nh', 1794972876088);
INSERT INTO sessions VALUES ('wu3J-7urh2yC9EL8bESXv3l0FO_2DFFWr_wozP7Calc', '3_n_YH8vCxd9', 1794972876081);
INSERT INTO tables VALUES ('l-S0rkbYqlj3', 'CwLpoQZBzKXV', 'tic-tac-toe', '1', '{}', '[{"kind":"person","user":"3_n_YH8vCxd9","name":"Ann","standIn":null},{"kind":"person","user":"yJXv1egpR3nh","name":"Bob","standIn":null}]', 'playing', 1, '{"kind":"slow","days":2}', '3_n_YH8vCxd9', 1794972876147, 'ecea02f646ead7c563ea8b29cb116296', NULL, NULL, NULL, '{"left":[172800000,172800000],"running":[0],"since":1794972876270,"held":[172799976,172799931],"question":2}', 1795145676270, NULL);
INSERT INTO tables VALUES ('iM0dD6vrNTur', 'pa_eXXVQOeii', 'tic-tac-toe', '1', '{}', '[{"kind":"person","user":"3_n_YH8vCxd9","name":"Ann","standIn":null},{"kind":"person","user":"yJXv1egpR3nh","name":"Bob","standIn":null}]', 'over', 1, '{"kind":"none"}', '3_n_YH8vCxd9', 1794972876291, '738dfab16de3e789177c64215cc942bb', 1794972876301, '{"places":[1,2],"scores":[1,0]}', NULL, '{"left":[null,null],"running":[],"since":1794972876294}', NULL, NULL);
INSERT INTO tables VALUES ('jP6CdJ8bQe6W', '2eJh1Qa9lzSe', 'sealed-bids', '1', '{"rounds":2}', '[{"kind":"person","user":"3_n_YH8vCxd9","name":"Ann","standIn":null},{"kind":"person","user":"yJXv1egpR3nh","name":"Bob","standIn":null}]', 'playing', 1, '{"kind":"none"}', '3_n_YH8vCxd9', 1794972876303, 'e8d5bf2a1fa1cad7d8d8c97843ff78cb', NULL, NULL, NULL, '{"left":[null,null],"running":[],"since":1794972876308}', NULL, NULL);
INSERT INTO tables VALUES ('dSSeFveUvMgN', '5kJtyZ0o_FhP', 'tic-tac-toe', '1', '{}', '[{"kind":"person","user":"3_n_YH8vCxd9","name":"Ann","standIn":null},{"kind":"open"}]', 'gathering', 1, '{"kind":"none"}', '3_n_YH8vCxd9', 1794972876313, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO tables VALUES ('xEPliLIvXuQc', 'cux0xfCl4odb', 'tic-tac-toe', '1', '{}', '[{"kind":"person","user":"3_n_YH8vCxd9","name":"Ann","standIn":null},{"kind":"bot","level":"pebble"}]', 'gathering', 1, '{"kind":"none"}', '3_n_YH8vCxd9', 1794972876314, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO sitters VALUES ('3_n_YH8vCxd9', 'dSSeFveUvMgN');
INSERT INTO sitters VALUES ('3_n_YH8vCxd9', 'iM0dD6vrNTur');
INSERT INTO sitters VALUES ('yJXv1egpR3nh', 'iM0dD6vrNTur');
INSERT INTO sitters VALUES ('3_n_YH8vCxd9', 'jP6CdJ8bQe6W');
INSERT INTO sitters VALUES ('yJXv1egpR3nh', 'jP6CdJ8bQe6W');
INSERT INTO sitters VALUES ('3_n_YH8vCxd9', 'l-S0rkbYqlj3');
INSERT INTO sitters VALUES ('yJXv1egpR3nh', 'l-S0rkbYqlj3');
INSERT INTO sitters VALUES ('3_n_YH8vCxd9', 'xEPliLIvXuQc');
INSERT INTO entries VALUES ('iM0dD6vrNTur', 0, 1794972876298, 0, '{"do":"mark","cell":0}', NULL);
INSERT INTO entries VALUES ('iM0dD6vrNTur', 1, 1794972876299, 1, '{"do":"mark","cell":3}', NULL);
INSERT INTO entries VALUES ('iM0dD6vrNTur', 2, 1794972876300, 0, '{"do":"mark","cell":1}', NULL);
INSERT INTO entries VALUES ('iM0dD6vrNTur', 3, 1794972876300, 1, '{"do":"mark","cell":4}', NULL);
INSERT INTO entries VALUES ('iM0dD6vrNTur', 4, 1794972876301, 0, '{"do":"mark","cell":2}', NULL);
INSERT INTO entries VALUES ('l-S0rkbYqlj3', 0, 1794972876197, 0, '{"do":"mark","cell":4}', NULL);
INSERT INTO entries VALUES ('l-S0rkbYqlj3', 1, 1794972876254, 1, '{"do":"mark","cell":0}', NULL);
INSERT INTO entries VALUES ('l-S0rkbYqlj3', 2, 1794972876258, 1, NULL, 1);
INSERT INTO entries VALUES ('l-S0rkbYqlj3', 3, 1794972876270, 1, '{"do":"mark","cell":8}', NULL);
INSERT INTO snapshots VALUES ('l-S0rkbYqlj3', 4, '{"agenda":[{"step":"turn","player":0}],"sealed":[],"rng":[4213428324,3988860250,767799634,49],"ply":2,"noReturn":1,"last":1,"news":null,"cells":[null,null,null,null,0,null,null,null,1]}', '{"beat":4,"since":4,"mine":[1,2],"asked":2}', '[{"beat":1,"by":0,"news":[{"news":"marked","cell":4,"player":0}],"undone":false},{"beat":2,"by":1,"news":[{"news":"marked","cell":0,"player":1}],"undone":false},{"beat":3,"by":1,"news":[],"undone":true},{"beat":4,"by":1,"news":[{"news":"marked","cell":8,"player":1}],"undone":false}]');
INSERT INTO snapshots VALUES ('iM0dD6vrNTur', 3, '{"agenda":[{"step":"turn","player":1}],"sealed":[],"rng":[3920168629,379704029,658947347,49],"ply":3,"noReturn":2,"last":0,"news":null,"cells":[0,0,null,1,null,null,null,null,null]}', '{"beat":3,"since":3,"mine":[2,1],"asked":3}', '[{"beat":1,"by":0,"news":[{"news":"marked","cell":0,"player":0}],"undone":false},{"beat":2,"by":1,"news":[{"news":"marked","cell":3,"player":1}],"undone":false},{"beat":3,"by":0,"news":[{"news":"marked","cell":1,"player":0}],"undone":false}]');
INSERT INTO chat VALUES ('l-S0rkbYqlj3', 0, 'players', 'Ann', 0, 'hello 0', 1794972876273);
INSERT INTO chat VALUES ('l-S0rkbYqlj3', 1, 'players', 'Ann', 0, 'hello 1', 1794972876276);
INSERT INTO chat VALUES ('l-S0rkbYqlj3', 2, 'players', 'Ann', 0, 'hello 2', 1794972876286);
PRAGMA user_version = 4;
