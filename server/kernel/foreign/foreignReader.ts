/**
 * What reads one kind of foreign file: a module whose main export, named as its file, runs in the process of `ForeignFiles`
 * and nowhere else, so that whatever it loads is loaded there only.
 */
export type ForeignReader<Given extends readonly unknown[], Made> = {
  readonly module: string
  readonly mostMs: number
  /** Only names the types of the export. */
  readonly read?: (...given: Given) => Made
}

/** The reader in `module`, which may take `mostMs`. What it is given and what it makes are copied between two processes: plain values and bytes. */
export function foreignReader<Read extends (...given: never) => unknown>(
  module: URL,
  mostMs: number,
): ForeignReader<Parameters<Read>, Awaited<ReturnType<Read>>> {
  return { module: module.href, mostMs }
}
