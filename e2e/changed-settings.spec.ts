import { expect } from '@playwright/test'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '../scripts/processes.ts'
import { addresses } from './addresses.ts'
import { runCommand } from './changing-shop.ts'
import { test } from './test.ts'

const committed = path.join(root, 'apps/api/test/imported-shop')
const apis = [addresses.api, addresses.secondApi]
const storefronts = [addresses.changing, addresses.changingToo]

/** What the four processes show of the settings: each a word for the values that it shows. */
async function shown(): Promise<string[]> {
  const query = '{ websiteSettings storefrontSettings }'
  const fromApis = apis.map(async (origin) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'outpost_en' },
      body: JSON.stringify({ query }),
    })
    return await answer.text()
  })
  const fromStorefronts = storefronts.map(async (origin) => {
    const answer = await fetch(`${origin}/en/merino-socks.html`)
    return await answer.text()
  })
  return (await Promise.all([...fromApis, ...fromStorefronts])).map((text) =>
    ['+41 44 000 00 00', '--r-card: 7px', /priceInclTax\\?":490|"value":"?4\.90?"?/]
      .filter((sign) => (typeof sign === 'string' ? text.includes(sign) : sign.test(text)))
      .map(String)
      .join(' '),
  )
}

test('Owners change settings by command, and two API processes and two storefront processes show them', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-settings-'))
  const write = async (name: string, change: (text: string) => string) =>
    await writeFile(path.join(folder, name), change(await readFile(path.join(committed, name), 'utf8')))
  const before = await shown()
  expect(new Set(before)).toEqual(new Set(['']))

  const method = {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    carrierTitle: { fr: 'Colis', en: 'Parcel', it: 'Pacco' },
    methodTitle: { fr: 'Colis', en: 'Parcel', it: 'Pacco' },
    priceInclTax: 490,
  }
  await write('website.json', (text) =>
    text.replace('"methods": []', `"methods": [${JSON.stringify(method)}]`),
  )
  await write('site.json', (text) => text.replaceAll('+33 1 00 00 00 00', '+41 44 000 00 00'))
  await write('theme.css', () => ':root { --r-card: 7px; }\n')
  expect(await runCommand('import', 'website', folder)).toMatch(/The website outpost: \d+ changed\./)
  const started = Date.now()
  await expect
    .poll(shown, { intervals: [50] })
    .toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/44 .*7px .*490/)))
  test.info().annotations.push({ type: 'shown after', description: `${Date.now() - started} ms` })

  await write('site.json', (text) => text.replace('"brand"', '"brnad"'))
  expect(await runCommand('import', 'website', folder)).toMatch(/site\.json:3:\d+: brnad: is not known here/)
  expect(await shown()).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/44 .*7px .*490/)))

  expect(await runCommand('import', 'website', committed)).toMatch(/The website outpost: \d+ changed\./)
  await expect.poll(shown, { intervals: [50] }).toEqual(before)
  await rm(folder, { recursive: true })
})
