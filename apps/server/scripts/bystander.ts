// A process with nothing to do but to look how late the machine lets it wake up: what is not a server's fault.
const EVERY = 20; // milliseconds
const late: number[] = [];

let due = performance.now() + EVERY;
function wake(): void {
  late.push(Math.max(0, performance.now() - due));
  due = performance.now() + EVERY;
  setTimeout(wake, EVERY);
}
setTimeout(wake, EVERY);

process.on('message', () => process.send!(late, () => process.exit()));
process.on('disconnect', () => process.exit());
