/** Which statements took longest lately. Their texts hold no values: these are sent beside them. */

export type SlowStatement = {
  readonly text: string
  readonly milliseconds: number
}

export type SlowStatements = {
  /** A statement is sent; what is answered is called when its answer is there. */
  readonly begin: (text: string) => () => void
  readonly slowest: () => readonly SlowStatement[]
}

const kept = 5
const forMilliseconds = 60 * 60 * 1000

/** Remembers the slowest statements of the last hour, each once. A statement behind others of its transaction waits for them, and that counts. */
export function createSlowStatements(now: () => number): SlowStatements {
  let list: readonly (SlowStatement & { readonly at: number })[] = []
  let least = 0
  const recent = (at: number) => list.filter(one => at - one.at < forMilliseconds)
  return {
    begin(text) {
      const began = now()
      return () => {
        const at = now()
        const milliseconds = at - began
        if (milliseconds <= least && list.every(one => at - one.at < forMilliseconds)) return
        const others = recent(at).filter(one => one.text !== text || one.milliseconds > milliseconds)
        if (!others.some(one => one.text === text)) others.push({ text, milliseconds, at })
        list = others.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, kept)
        least = list.length < kept ? 0 : (list.at(-1)?.milliseconds ?? 0)
      }
    },
    slowest: () => recent(now()).map(({ text, milliseconds }) => ({ text, milliseconds })),
  }
}
