import { createServer } from 'node:http';

const EMPTY_HALL = { you: null, games: [], levels: [], open: [], yours: [], turns: [], watch: [] };

/**
 * A house that is not ours on the usual port, for as long as the tests run: a page that passes its requests on to that
 * port, instead of the server its test has started, finds an empty Hall and fails. If the port is taken, what has it will do.
 */
export default async function occupyUsualPort(): Promise<() => Promise<void>> {
  const decoy = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(EMPTY_HALL)),
  );
  await new Promise<void>((done) => {
    decoy.once('error', () => done());
    decoy.listen(8080, '127.0.0.1', done);
  });
  return () => new Promise((done) => decoy.close(() => done()));
}
