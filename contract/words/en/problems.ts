/** The pages about refusals: the list, and what stands around what a refusal says. Codes and titles are those of the interface. */
export const words = {
  title: 'Problems',
  description: 'Every refusal of the interface, with what it means.',
  // {type} and {code} are terms of the interface
  how: 'Every refusal is {type}. Its {code} is stable.',
  status: 'status {status}',
  // {detail} is a term of the interface. In other languages than English no sentence stands before it: its answers follow
  which: 'The {detail} of the answer says which:',
  all: 'All problems',
  reference: 'Reference',
} as const
