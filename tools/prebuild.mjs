/** After `npm ci`: builds the pages, so that the first start need not; what fails here is said, and that start tries again. Plain JavaScript, because the machine's own Node may run it; it builds nothing then. */
if (Number(process.versions.node.split('.')[0]) >= 26) {
  const { ensureBuilt } = await import('../server/built/builtScript.ts')
  await ensureBuilt().catch(error => console.error(error.message))
}
