import { createServer, type Server } from 'node:http';

/** Where `npm start`, `npm run preview` and `npm run dev` listen. */
export const USUAL_PORTS = [8080, 4173, 5173] as const;

const EMPTY_HALL = { you: null, games: [], levels: [], open: [], yours: [], turns: [], watch: [] };

/**
 * Servers on the usual ports that are not the tests' own, for as long as a suite runs. A test that sends its requests there
 * by mistake finds an empty Hall, and fails; so does one that wants to listen there. If a port is taken, the program there
 * serves as well.
 */
export default async function occupyUsualPorts(): Promise<() => Promise<void>> {
  const decoys = await Promise.all(USUAL_PORTS.map(occupy));
  return async () => {
    await Promise.all(decoys.map((decoy) => new Promise((done) => decoy.close(done))));
  };
}

async function occupy(port: number): Promise<Server> {
  const decoy = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(EMPTY_HALL)),
  );
  await new Promise<void>((done) => {
    decoy.once('error', () => done());
    decoy.listen(port, '127.0.0.1', done);
  });
  return decoy;
}
