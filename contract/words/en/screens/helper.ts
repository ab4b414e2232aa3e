export const words = {
  held: '{count} on this device only',
  asOf: 'No connection. The list is as of {when}. Go on: taps are kept on this device and sent later.',
  unknownTitle: 'Open this link once with a connection',
  unknown: 'This device does not know it yet. After that the page opens without one.',
  /** Players who do not play on. */
  leave: {
    WD: 'Withdraw',
    NS: 'Does not come',
    title: { WD: '{name} withdraws?', NS: '{name} does not come?' },
    leaves: 'The player leaves the event, and the group plays without.',
    ruled: 'The scores stay on the card. Leaderboards say so at once.',
    reason: 'Reason',
    done: { WD: '{name} has withdrawn', NS: '{name} does not start' },
    undo: 'Undo',
    undoOf: 'Undo: {what}',
    needsNetwork: 'This needs a connection.',
  },
} as const
