import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { EXPORT } from './privacy-rules.ts'

/** Leads to this page again, which then starts the download and says so, also without JavaScript. */
export function ExportLink({ language }: { language: Language }) {
  return (
    <p>
      <a className="btn secondary" href={`${href(language, 'privacy')}?${EXPORT}=1`}>
        <Icon name="page" />
        {m.privacy_download_title()}
      </a>
    </p>
  )
}

/** Downloads the file: a page that is refreshed by an attachment stays. The link is for browsers that refuse. */
export function Exported({ language }: { language: Language }) {
  const file = href(language, 'privacyExport')
  return (
    <Notice kind="ok">
      <meta httpEquiv="refresh" content={`0; url=${file}`} />
      <p>{m.privacy_exported({ file: `${m.privacy_download_file()}.json` })}</p>
      <p>
        <a href={file} download>
          {m.privacy_download_again()}
        </a>
      </p>
    </Notice>
  )
}
