import type { en } from './en.ts'

export const pt = {
  title: 'Acessos',
  inForce: 'Em vigor',
  none: 'Ainda nenhum programa tem acesso',
  since: day => `desde ${day}`,
  lastCall: time => `último pedido ${time}`,
  neverCalled: 'ainda não usado',
  today: calls => `${calls} pedidos hoje`,
  withGroups: name => `${name} e os seus grupos`,
} satisfies typeof en
