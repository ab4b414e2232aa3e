export const words = {
  held: '{count} on this device only',
  asOf: 'No connection. The list is from {when}. Carry on: taps are kept on this device and sent later.',
  unknownTitle: 'Open this link once with a connection',
  unknown: 'This device does not know the link yet. After that the page opens without a connection.',
  /** Players who do not play on. */
  leave: {
    WD: 'Withdraw',
    NS: 'No-show',
    title: { WD: '{name} withdraws?', NS: 'Is {name} a no-show?' },
    leaves: 'The player leaves the event, and the group plays on.',
    ruled: 'The scores stay on the card. Leaderboards show it at once.',
    reason: 'Reason',
    done: { WD: '{name} has withdrawn', NS: '{name} does not start' },
    undo: 'Undo',
    undoOf: 'Undo: {what}',
    needsNetwork: 'This needs a connection.',
  },
} as const
