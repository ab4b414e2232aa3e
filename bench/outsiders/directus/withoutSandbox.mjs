/**
 * Directus runs the scripts of its extensions and flows in a sandbox that has to be compiled for each Node. The measurements have
 * none, so it starts without.
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'isolated-vm'
      ? { url: new URL('sandbox.cjs', import.meta.url).href, format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
})
