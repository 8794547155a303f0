// A small client that uses only the protocol: creates a table (or joins one) and plays at random.
import { firstShown, type ServerMessage, type Shown, shownAfter } from '@trollmoot/protocol';

const [address = 'http://127.0.0.1:8080', wanted, key] = process.argv.slice(2);
if (!URL.canParse(address))
  end('Usage: node apps/server/examples/join-and-play.ts [http://127.0.0.1:8080] [table [key]]');

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Ask over HTTP, with the session's cookie. */
let cookie = '';
async function ask(path: string, body: object): Promise<{ [field: string]: string }> {
  const headers = { 'content-type': 'application/json', cookie };
  const post = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${address}${path}`, post).catch(() =>
    end(`No server answers at ${address}. Start one with npm start.`),
  );
  cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = (await response.json()) as { [field: string]: string };
  if (!response.ok) end(`${path}: ${answer.error}`);
  return answer;
}

await ask('/api/session', { name: 'Example' });
let table = wanted;
if (table !== undefined) await ask(`/api/tables/${table}/join`, key === undefined ? {} : { key });
else {
  const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'goblin' }, { kind: 'bot', level: 'pebble' }];
  table = (await ask('/api/tables', { game: 'troll-and-dragon', chairs })).id!;
  await ask(`/api/tables/${table}/start`, {});
}

// Node's WebSocket takes headers; a browser sends the cookie automatically.
const Socket = WebSocket as unknown as new (url: string, how: { headers: { cookie: string } }) => WebSocket;
const socket = new Socket(`${address.replace('http', 'ws')}/ws?v=2`, { headers: { cookie } });
socket.onopen = () => socket.send(JSON.stringify({ say: 'watch', re: 0, table }));

let shown: Shown | null = null;
let asked = 0;
socket.onmessage = ({ data }) => {
  const message = JSON.parse(String(data)) as ServerMessage;
  if (message.say === 'table' && message.frame !== null) shown = firstShown(message.frame);
  if (message.say === 'frame') {
    for (const { by, news } of message.updates) process.stdout.write(`${by}: ${JSON.stringify(news)}\n`);
    if (message.change !== null && shown !== null) shown = shownAfter(shown, message.change);
  }
  if (message.say === 'no') process.stdout.write(`refused: ${JSON.stringify(message.why)}\n`);
  if (message.say === 'table' || message.say === 'frame') play();
};

/** A wish names the frame it was made at and the option chosen. */
function play(): void {
  if (shown === null) return;
  const { beat, mine, options, result } = shown.frame;
  if (result !== null) {
    process.stdout.write(`${JSON.stringify(result)}\n`);
    socket.close();
  } else if (options.length > 0) {
    const acts = [options[Math.floor(Math.random() * options.length)]!];
    socket.send(JSON.stringify({ say: 'act', re: ++asked, table, beat, mine, acts }));
  }
}
