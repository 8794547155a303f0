// An idle process that measures how late this machine wakes it up: that delay is not the server's fault.
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
