import { withSecretFiles } from '@comptoir/rules/secret-files'
import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { readFileSync } from 'node:fs'
import { backupSettings, readBackupSettings } from './backup/settings.ts'
import { captchaSettings, readCaptchaSettings } from './captcha/settings.ts'
import { compareListSettings, readCompareListSettings } from './compare-lists/settings.ts'
import { customerSettings, readCustomerSettings } from './customers/settings.ts'
import { deploymentProblems } from './deployment-problems.ts'
import { fulfilmentSettings, readFulfilmentSettings } from './fulfilment/settings.ts'
import { geoSettings, readAddressCompletionSettings, readHereSettings } from './geo/settings.ts'
import { locationSettings, readLocationSettings } from './locations/settings.ts'
import { mailSettings, readMailSettings } from './mail/settings.ts'
import { orderSettings, readOrderSettings } from './orders/settings.ts'
import { paymentSettings, readPaymentSettings } from './payment-providers/payzen/settings.ts'
import { SettingsError } from './platform/errors.ts'
import { platformSettings, readPlatformSettings, type ApiSettings } from './platform/settings.ts'
import { readVatNumberSettings, vatNumberSettings } from './vat-numbers/settings.ts'
import { readSearchSettings, searchSettings } from './search/settings.ts'
import { readStaffSettings, staffSettings } from './staff/settings.ts'
import { findSites, readSiteSettings } from './sites.ts'
import { readWebhookSettings, webhookSettings } from './webhooks/settings.ts'

const programSettings: readonly SettingDescription[] = [
  ...platformSettings,
  ...customerSettings,
  ...captchaSettings,
  ...compareListSettings,
  ...orderSettings,
  ...paymentSettings,
  ...mailSettings,
  ...locationSettings,
  ...fulfilmentSettings,
  ...geoSettings,
  ...vatNumberSettings,
  ...searchSettings,
  ...staffSettings,
  ...webhookSettings,
  ...backupSettings,
]

/** Every setting of the API, for docs/settings.md. */
export function settingDefinitions(sitesDir: string): readonly SettingDescription[] {
  return [...findSites(sitesDir).flatMap(({ url, port }) => [url, port]), ...programSettings]
}

/** Checks the environment and answers the API's settings; throws {@link SettingsError} with one clear sentence. */
export function readSettings(variables: Environment, root: string): ApiSettings {
  const env = withSecretFiles(variables, programSettings, {
    readFile: (file) => readFileSync(file, 'utf8'),
    fail: (message) => new SettingsError(message),
  })
  const platform = readPlatformSettings(env, root)
  const { origins, ...storefronts } = readSiteSettings(env, platform)
  const settings = {
    ...platform,
    ...storefronts,
    ...readPaymentSettings(env, { publicUrl: platform.publicUrl, origins }),
    captcha: readCaptchaSettings(env),
    here: readHereSettings(env),
    addressCompletion: readAddressCompletionSettings(env),
    ...readVatNumberSettings(env),
    ...readCustomerSettings(env),
    ...readLocationSettings(env),
    ...readCompareListSettings(env),
    ...readMailSettings(env),
    ...readOrderSettings(env),
    ...readFulfilmentSettings(env),
    ...readSearchSettings(env),
    ...readStaffSettings(env),
    ...readWebhookSettings(env),
    ...readBackupSettings(env),
  }
  const problems = deploymentProblems(env, settings)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}
