/** The scoring link of the phone. `id` names it without its secret; `header` goes with every request. */
export type Link = { readonly id: string; readonly header: string; readonly playerId: number | undefined }

/** The link of an address such as `/p/S-5209/scoring/1007/<token>`; undefined for any other. */
export function linkOfAddress(pathname: string): Link | undefined {
  const [, event, player, token] = /^\/[ep]\/([MS]-\d+)\/scoring\/(?:(\d+)\/)?([\w-]{43})$/.exec(pathname) ?? []
  if (event === undefined || token === undefined) return undefined
  const id = player === undefined ? event : `${event}/${player}`
  return { id, header: `${id}/${token}`, playerId: player === undefined ? undefined : Number(player) }
}
