import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COOKIES } from '../app/platform/cookie-list.ts'

/**
 * Cookies that no page reads by themselves: of the location only `location_id`, of consent only the answers. The server
 * never sees what lies in local storage.
 */
const UNREAD = ['store_code', 'root_category_id', 'consent_id', 'recently_viewed']

it('the sample configuration of Varnish knows every cookie of the shop', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../docs/varnish.vcl'), 'utf8')
  const namesIn = (pattern: RegExp) => pattern.exec(text)?.[1]?.split(/[|,]/) ?? []
  const personal = namesIn(/keep_re\("\^\(__Host-\)\?\(([^)]+)\)\$"\)/)
  const shared = namesIn(/cookie\.keep\("([^"]+)"\)/)
  const known = [...personal, ...shared, ...UNREAD].map((name) => name.replace(String.raw`_\w+`, ''))
  expect(known.toSorted()).toEqual(Object.keys(COOKIES).toSorted())
})
