/** `fray lab bench`: whether the lab keeps its word about threads, time and memory on this machine. */
import { formatLabBench, measureLab } from '@fray/bench';

export async function labBench({ json }: { readonly json?: true }): Promise<void> {
  const found = await measureLab(
    (line) => process.stderr.isTTY === true && process.stderr.write(`${line}\n`),
  );
  process.stdout.write(json ? `${JSON.stringify(found, null, 2)}\n` : formatLabBench(found));
}
