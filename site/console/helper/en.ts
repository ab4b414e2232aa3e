export const en = {
  held: (count: number) => `${count} on this device only`,
  asOf: (when: string) =>
    `No connection. The list is as of ${when}. Go on: taps are kept on this device and sent later.`,
  unknownTitle: 'Open this link once with a connection',
  unknown: 'This device does not know it yet. After that the page opens without one.',
}
