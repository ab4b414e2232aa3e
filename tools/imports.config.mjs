/** What may import what: the rules of `npm run check` for dependency-cruiser. */

/** The server from the ground up: a layer imports itself and what stands before it. `main.ts` and `app.ts` import all. */
const layers = ['kernel', 'domain', 'live', 'print', 'web', 'ops', 'http']

/** Tests, and the cases that stand beside what they try, may import everything. */
const tests = '[.](test|bench|cases)[.]ts$|/test[A-Z][A-Za-z]*[.]ts$|^rules/vectors/'

const upwards = layers.slice(0, -1).map((layer, place) => ({
  name: `${layer} imports no layer above it`,
  severity: 'error',
  from: { path: `^server/${layer}/`, pathNot: tests },
  to: { path: `^server/(${layers.slice(place + 1).join('|')})/` },
}))

export default {
  forbidden: [
    {
      name: 'rules import nothing but rules',
      severity: 'error',
      from: { path: '^rules/', pathNot: tests },
      to: { pathNot: '^rules/' },
    },
    {
      name: 'contract imports rules and typebox only',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { pathNot: '^(contract|rules)/|node_modules/typebox/' },
    },
    {
      name: 'server imports contract and rules only',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(site|test|tools|bench|e2e)/' },
    },
    {
      name: 'site imports contract and rules only',
      severity: 'error',
      from: { path: '^site/', pathNot: tests },
      to: { path: '^(server|test|tools|bench|e2e)/' },
    },
    {
      name: 'only main and app import app',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: tests },
      to: { path: '^server/[^/]+[.]ts$' },
    },
    ...upwards,
    {
      // Its entry would not know of it: a handler is given `refuse`, and hands it on.
      name: 'nothing that an operation does refuses by itself',
      severity: 'error',
      from: {
        path: '^server/(domain|live|print|web/links|web/printouts|http/interface/get)',
        // It looks what a refusal was, and raises none.
        pathNot: [tests, '^server/web/links/linkOpener[.]ts$'],
      },
      to: { path: '^server/kernel/refusal[.]ts$' },
    },
    {
      name: 'folders import each other in no circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/' },
      to: { circular: true },
    },
    {
      name: 'what is imported exists',
      severity: 'error',
      from: { pathNot: 'node_modules/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Imports of types count as well: who reads a file has to know both.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: tests },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
