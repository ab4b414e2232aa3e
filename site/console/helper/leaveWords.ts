/** Words about players who do not play on: whoever speaks of it has them among its own. */
export const leaveWords = {
  en: {
    WD: 'Withdraw',
    NS: 'Does not come',
    title: { WD: (name: string) => `${name} withdraws?`, NS: (name: string) => `${name} does not come?` },
    leaves: 'The player leaves the event, and the group plays without.',
    ruled: 'The scores stay on the card. Leaderboards say so at once.',
    reason: 'Reason',
    done: { WD: (name: string) => `${name} has withdrawn`, NS: (name: string) => `${name} does not start` },
    undo: 'Undo',
    undoOf: (what: string) => `Undo: ${what}`,
    needsNetwork: 'This needs a connection.',
  },
  pt: {
    WD: 'Desiste',
    NS: 'Não vem',
    title: { WD: (name: string) => `${name} desiste?`, NS: (name: string) => `${name} não vem?` },
    leaves: 'O jogador sai da prova e o grupo joga sem ele.',
    ruled: 'Os resultados ficam no cartão. As classificações mostram-no de imediato.',
    reason: 'Motivo',
    done: { WD: (name: string) => `${name} desistiu`, NS: (name: string) => `${name} não sai` },
    undo: 'Anular',
    undoOf: (what: string) => `Anular: ${what}`,
    needsNetwork: 'Isto precisa de ligação.',
  },
}
