// Ends this program with the npm that started it. npx and npm run a shell between themselves and the program; a SIGTERM that they
// hand on ends only that shell, and the program would go on without anybody who could reach it.
const OFTEN_MS = 200;

if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, OFTEN_MS);
  watch.unref();
}
