/** How the field marks a score: rings under par, boxes over it, two at most. `words` say the same. */
export function notation(toPar: number, net: boolean): { readonly mark: string; readonly words: string } {
  const kind = net ? 'net ' : ''
  if (toPar <= -2) return { mark: 'eagle', words: `${kind}eagle or better` }
  if (toPar === -1) return { mark: 'birdie', words: `${kind}birdie` }
  if (toPar === 0) return { mark: '', words: `${kind}par` }
  if (toPar === 1) return { mark: 'bogey', words: `${kind}bogey` }
  return { mark: 'double', words: `${kind}double bogey or worse` }
}
