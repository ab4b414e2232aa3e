import type { Json } from './sharedSchemas.ts'

/** Where machines look for the interfaces of a host (RFC 9727). */
export const apiCatalogPath = '/.well-known/api-catalog'

/** The interface, its documents and its health as links (RFC 9264). `baseUrl` without a slash at the end. */
export function apiCatalog(baseUrl: string): Json {
  const link = (path: string, type: string, title: string) => ({ href: `${baseUrl}${path}`, type, title })
  return {
    linkset: [
      {
        anchor: `${baseUrl}/v1`,
        'service-desc': [
          link('/openapi.json', 'application/json', 'OpenAPI 3.1'),
          link('/openapi-3.2.json', 'application/json', 'OpenAPI 3.2, with the QUERY method'),
          link('/v1/application.wadl', 'application/vnd.sun.wadl+xml', 'WADL, behind a login'),
        ],
        'service-doc': [
          link('/docs', 'text/html', 'Interactive reference'),
          link('/docs/reference.md', 'text/markdown', 'Reference as Markdown'),
          link('/docs/first-steps.md', 'text/markdown', 'First steps'),
          link('/llms.txt', 'text/plain', 'For language models'),
        ],
        status: [link('/health', 'application/json', 'Whether the service works')],
      },
    ],
  }
}
