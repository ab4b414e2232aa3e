/** `count` of `all`, drawn by `seed`: the same ones for the same seed, in the order in which they are drawn. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const rest = [...all]
  const drawn: T[] = []
  let state = seed >>> 0
  while (drawn.length < count && rest.length > 0) {
    // A step of the generator of Numerical Recipes; its high bits are the good ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    drawn.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1))
  }
  return drawn
}
