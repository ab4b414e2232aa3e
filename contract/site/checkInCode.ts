/** The code that a player shows at the check-in desk: it says who somebody is, and lets nobody in. */

const form = /^caddiemaster:player:([1-9][0-9]{0,14})$/

/** What the code of a player says. */
export function checkInCode(playerId: number): string {
  return `caddiemaster:player:${playerId}`
}

/** Whose code it is; undefined when it is another code. */
export function playerOfCode(code: string): number | undefined {
  const [, playerId] = form.exec(code.trim()) ?? []
  return playerId === undefined ? undefined : Number(playerId)
}
