import type { FileFragment } from '../generated/graphql.ts'

/** A document of the API as a download that no cache stores. */
export function fileResponse(file: FileFragment): Response {
  return new Response(Buffer.from(file.content, 'base64'), {
    headers: {
      'content-type': file.content_type,
      'content-disposition': `attachment; filename="${file.file_name.replaceAll(/[^\w.-]/g, '-')}"`,
      'cache-control': 'private, no-store',
    },
  })
}
