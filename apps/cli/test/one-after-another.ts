// Runs command lines one after the other in one process, which loads the games once. Prints, as JSON, what each of them
// wrote and the status it would have exited with.

const MAIN = new URL('../src/main.ts', import.meta.url).href;
const commands = JSON.parse(process.argv[2]!) as readonly string[];
const { stdout, stderr } = process;
const tell = stdout.write.bind(stdout);
stdout.setMaxListeners(0); // each adds one

const ended: object[] = [];
for (const [n, words] of commands.entries()) {
  const said = { stdout: '', stderr: '' };
  stdout.write = (text: string | Uint8Array) => {
    said.stdout += text;
    return true;
  };
  stderr.write = (text: string | Uint8Array) => {
    said.stderr += text;
    return true;
  };
  process.argv = [process.execPath, MAIN, ...words.split(' ')];
  process.exitCode = 0;
  await import(new URL(`?${n}`, MAIN).href); // loads it once more
  ended.push({ status: process.exitCode, ...said });
}
process.exitCode = 0;
tell(JSON.stringify(ended));
