import { DownloadPersonalDataDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import type { Route } from './+types/privacy-file'
import { requireCustomer } from './guard.server.ts'

/** All personal data of the customer as a file (decisions K-9). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const { downloadPersonalData } = await commerce(context).query(DownloadPersonalDataDocument)
  return new Response(downloadPersonalData?.json_data ?? '{}', {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${m.privacy_download_file()}.json"`,
      'cache-control': 'private, no-store',
    },
  })
}
