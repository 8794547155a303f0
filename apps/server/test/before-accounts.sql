-- A database as the server made it before there were accounts (schema 7).
CREATE TABLE chat (
    tableId TEXT NOT NULL, n INTEGER NOT NULL, room TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER,
    text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (tableId, n)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
    tableId TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER, act TEXT, back INTEGER, sum INTEGER,
    PRIMARY KEY (tableId, n)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE heads (tableId TEXT PRIMARY KEY, n INTEGER NOT NULL, sum INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE pulse (one INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
CREATE TABLE sessions (hash TEXT PRIMARY KEY, user TEXT NOT NULL, seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE sitters (user TEXT NOT NULL, tableId TEXT NOT NULL, PRIMARY KEY (user, tableId)) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (tableId TEXT PRIMARY KEY, n INTEGER NOT NULL, s TEXT NOT NULL, count TEXT NOT NULL, past TEXT, sum INTEGER) STRICT;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, key TEXT NOT NULL, game TEXT NOT NULL, rules TEXT NOT NULL, settings TEXT NOT NULL,
    sitters TEXT NOT NULL, status TEXT NOT NULL, isPublic INTEGER NOT NULL, pace TEXT NOT NULL, host TEXT NOT NULL,
    made INTEGER NOT NULL, seed TEXT, ended INTEGER, result TEXT, rematch TEXT, clock TEXT, due INTEGER, trouble TEXT
  , secret TEXT, version INTEGER NOT NULL DEFAULT 0, hasRoom INTEGER NOT NULL DEFAULT 0, listed INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_seen ON sessions (seen);
CREATE INDEX sessions_user ON sessions (user);
CREATE INDEX sitters_table ON sitters (tableId);
CREATE INDEX tables_archive ON tables (isPublic, ended) WHERE status = 'over';
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_host ON tables (host) WHERE status = 'gathering';
CREATE INDEX tables_listed ON tables (status, made) WHERE listed = 1;
CREATE INDEX tables_listed_host ON tables (host) WHERE listed = 1;
CREATE INDEX tables_open_host ON tables (host, made) WHERE status = 'gathering' AND isPublic = 1 AND hasRoom = 1;
CREATE INDEX tables_playing_host ON tables (host, made) WHERE status = 'playing' AND isPublic = 1;
CREATE INDEX tables_status ON tables (status, isPublic, made);
INSERT INTO chat (tableId, n, room, name, seat, text, at) VALUES ('RvsXKeiOzFJL', 0, 'players', 'Ann', 0, 'hello', 1794985117190);
INSERT INTO entries (tableId, n, at, seat, act, back, sum) VALUES ('RvsXKeiOzFJL', 0, 1794985117188, 0, '{"do":"mark","cell":4}', NULL, 179973626881763);
INSERT INTO entries (tableId, n, at, seat, act, back, sum) VALUES ('RvsXKeiOzFJL', 1, 1794985117189, 1, '{"do":"mark","cell":0}', NULL, 264983210767044);
INSERT INTO entries (tableId, n, at, seat, act, back, sum) VALUES ('T1uhcDECGWhp', 0, 1794985117199, 0, '{"do":"mark","cell":0}', NULL, 227010331255321);
INSERT INTO entries (tableId, n, at, seat, act, back, sum) VALUES ('T1uhcDECGWhp', 1, 1794985117200, 1, '{"do":"mark","cell":3}', NULL, 110139940954350);
INSERT INTO entries (tableId, n, at, seat, act, back, sum) VALUES ('T1uhcDECGWhp', 2, 1794985117201, 0, '{"do":"mark","cell":1}', NULL, 110702382233154);
INSERT INTO entries (tableId, n, at, seat, act, back, sum) VALUES ('T1uhcDECGWhp', 3, 1794985117201, 1, '{"do":"mark","cell":4}', NULL, 132201581756486);
INSERT INTO entries (tableId, n, at, seat, act, back, sum) VALUES ('T1uhcDECGWhp', 4, 1794985117202, 0, '{"do":"mark","cell":2}', NULL, 247988534279628);
INSERT INTO heads (tableId, n, sum) VALUES ('RvsXKeiOzFJL', 1, 264983210767044);
INSERT INTO heads (tableId, n, sum) VALUES ('T1uhcDECGWhp', 4, 247988534279628);
INSERT INTO pulse (one, at) VALUES (1, 1794985117123);
INSERT INTO sessions (hash, user, seen) VALUES ('3XFXR00hBWVIiHsVajKmqc90QmFSsPPwSvl9X6gkTuo', 'iCRubywShRqF', 1794985117166);
INSERT INTO sessions (hash, user, seen) VALUES ('lJmE1G7hdBV3dzb9BXcrWnHp5K8KB18OHSJBL24zbQE', 'BQ6HmvHutCgL', 1794985117145);
INSERT INTO sitters (user, tableId) VALUES ('BQ6HmvHutCgL', 'RvsXKeiOzFJL');
INSERT INTO sitters (user, tableId) VALUES ('iCRubywShRqF', 'RvsXKeiOzFJL');
INSERT INTO sitters (user, tableId) VALUES ('BQ6HmvHutCgL', 'T1uhcDECGWhp');
INSERT INTO sitters (user, tableId) VALUES ('iCRubywShRqF', 'T1uhcDECGWhp');
INSERT INTO sitters (user, tableId) VALUES ('BQ6HmvHutCgL', 'bIcig9QFNFkC');
INSERT INTO snapshots (tableId, n, s, count, past, sum) VALUES ('RvsXKeiOzFJL', 2, '{"agenda":[{"step":"turn","player":0}],"sealed":[],"rng":[-1,0,0,0,868137254,168152592,3431972412,395885937,2633195791,2979290968,6231877,1418178417],"ply":2,"noReturn":1,"last":1,"news":null,"cells":[1,null,null,null,0,null,null,null,null]}', '{"beat":2,"since":2,"mine":[1,1],"asked":2}', '[{"beat":1,"by":0,"news":[{"news":"marked","cell":4,"player":0}],"undone":false},{"beat":2,"by":1,"news":[{"news":"marked","cell":0,"player":1}],"undone":false}]', 111051311354381);
INSERT INTO tables (id, key, game, rules, settings, sitters, status, isPublic, pace, host, made, seed, ended, result, rematch, clock, due, trouble, secret, version, hasRoom, listed) VALUES ('RvsXKeiOzFJL', 's80H5dCfoWQh', 'tic-tac-toe', '1', '{}', '[{"kind":"person","user":"BQ6HmvHutCgL","name":"Ann","standIn":null},{"kind":"person","user":"iCRubywShRqF","name":"Bob","standIn":null}]', 'playing', 1, '{"kind":"none"}', 'BQ6HmvHutCgL', 1794985117170, 'chacha20 18af1f06d961cf8361e8c1446aa9fb2e0a757196b1b77e3102a4e9cb1689848f', NULL, NULL, NULL, '{"left":[null,null],"running":[],"since":1794985117178}', NULL, NULL, 'ba8aac4d00ca7621d2f5c88e706946c30ae33a838180c1aa17d2dcc627f75826', 2, 0, 1);
INSERT INTO tables (id, key, game, rules, settings, sitters, status, isPublic, pace, host, made, seed, ended, result, rematch, clock, due, trouble, secret, version, hasRoom, listed) VALUES ('T1uhcDECGWhp', 'oqx16rLIf4OU', 'tic-tac-toe', '1', '{}', '[{"kind":"person","user":"BQ6HmvHutCgL","name":"Ann","standIn":null},{"kind":"person","user":"iCRubywShRqF","name":"Bob","standIn":null}]', 'over', 0, '{"kind":"none"}', 'BQ6HmvHutCgL', 1794985117192, 'chacha20 5d02e305ef916eb4afbb35f89a67a4d39192bdb5efae1dd556d4a36971313bbd', 1794985117202, '{"places":[1,2],"scores":[1,0]}', NULL, '{"left":[null,null],"running":[],"since":1794985117195}', NULL, NULL, 'a2c1717c1fefe4882a9c7c51b88a82a7ac154931ab931320a2585157d6c395a4', 3, 0, 0);
INSERT INTO tables (id, key, game, rules, settings, sitters, status, isPublic, pace, host, made, seed, ended, result, rematch, clock, due, trouble, secret, version, hasRoom, listed) VALUES ('bIcig9QFNFkC', 'YrWr_d01wYSH', 'tic-tac-toe', '1', '{}', '[{"kind":"person","user":"BQ6HmvHutCgL","name":"Ann","standIn":null},{"kind":"open"}]', 'gathering', 1, '{"kind":"none"}', 'BQ6HmvHutCgL', 1794985117204, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '6c9d47f532a7b5da6577dd0e68fdb9c115c51627ca21ededbd660ee52aed03ec', 0, 1, 1);
INSERT INTO users (id, name, made) VALUES ('BQ6HmvHutCgL', 'Ann', 1794985117145);
INSERT INTO users (id, name, made) VALUES ('iCRubywShRqF', 'Bob', 1794985117166);
PRAGMA user_version = 7;
