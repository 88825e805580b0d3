import type { FileFragment } from '../generated/graphql.ts'

/** A paper of the API as a file that the browser keeps; for nobody else's eyes. */
export function fileResponse(file: FileFragment): Response {
  return new Response(Buffer.from(file.content, 'base64'), {
    headers: {
      'content-type': file.content_type,
      'content-disposition': `attachment; filename="${file.file_name.replaceAll(/[^\w.-]/g, '-')}"`,
      'cache-control': 'private, no-store',
    },
  })
}
