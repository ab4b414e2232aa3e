export const en = {
  title: 'Access',
  inForce: 'In force',
  none: 'No program has access yet',
  since: (day: string) => `since ${day}`,
  lastCall: (time: string) => `last call ${time}`,
  neverCalled: 'not used yet',
  today: (calls: string) => `${calls} calls today`,
  withGroups: (name: string) => `${name} with its groups`,
}
