/** What may import what: the rules of `npm run check`. */

/** The server from the ground up: a layer imports itself and what stands before it. `main.ts` and `app.ts` import all. */
const layers = ['kernel', 'domain', 'live', 'print', 'built', 'web', 'ops', 'http']

/** Tests, and the cases that stand beside what they try, may import everything. */
export const tests = /[.](test|bench|cases)[.]tsx?$|\/test[A-Z][A-Za-z]*[.]ts$|^rules\/vectors\//

/** `from` must not import what `to` matches; a package has the path `node_modules/<name>`. */
export type ImportRule = {
  readonly name: string
  readonly from: RegExp
  readonly except?: RegExp
  readonly to: (path: string) => boolean
}

const within = (...folders: readonly string[]) => new RegExp(`^(?:${folders.join('|')})/`)
const outside = (allowed: RegExp) => (path: string) => !allowed.test(path)

const upwards = layers.slice(0, -1).map((layer, place): ImportRule => {
  const above = within(...layers.slice(place + 1).map(one => `server/${one}`))
  return { name: `${layer} imports no layer above it`, from: within(`server/${layer}`), to: path => above.test(path) }
})

export const importRules: readonly ImportRule[] = [
  { name: 'rules import nothing but rules', from: /^rules\//, to: outside(/^rules\//) },
  {
    name: 'contract imports rules, typebox and phone numbers only',
    from: /^contract\//,
    to: outside(/^(contract|rules)\/|^node_modules\/(typebox|libphonenumber-js)$/),
  },
  {
    name: 'server imports contract and rules only',
    from: /^server\//,
    to: path => /^(site|test|tools|bench|e2e)\//.test(path),
  },
  {
    name: 'site imports contract and rules only',
    from: /^site\//,
    to: path => /^(server|test|tools|bench|e2e)\//.test(path),
  },
  { name: 'only main and app import app', from: /^server\/[^/]+\//, to: path => /^server\/[^/]+[.]ts$/.test(path) },
  ...upwards,
  {
    // Its entry would not know of it: a handler is given `refuse`, and hands it on.
    name: 'nothing that an operation does refuses by itself',
    from: /^server\/(domain|live|print|web\/links|web\/documents|http\/interface\/get)/,
    // It looks what a refusal was, and raises none.
    except: /^server\/web\/links\/linkOpener[.]ts$/,
    to: path => path === 'server/kernel/refusal.ts',
  },
]
