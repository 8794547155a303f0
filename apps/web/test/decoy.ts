import { createServer } from 'node:http';

const EMPTY_HALL = { you: null, games: [], levels: [], open: [], yours: [], turns: [], watch: [] };

/**
 * A server on the usual port that is not the test's own, for as long as the tests run. A page that sends its requests
 * there by mistake finds an empty Hall, and its test fails. If the port is taken, the program there serves as well.
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
