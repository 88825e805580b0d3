// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { Video } from './video.ts'
import { VideoView } from './video-view.tsx'

const HOST = 'video.example'
const EMBED: Video = {
  kind: 'embed',
  host: HOST,
  watch: 'https://video.example/1',
  src: 'https://video.example/e/1',
}

function page(video: Video) {
  const element = <VideoView video={video} poster={undefined} captions={undefined} title="How to fit a tap" />
  return renderRoutes([{ id: 'root', path: '*', loader: () => null, element }], { root: { language: 'fr' } })
}

const frame = () => document.querySelector('iframe')
const link = () => screen.getByRole('link')

describe('VideoView', () => {
  it('requests nothing from the host of the video before a click', () => {
    page(EMBED)
    expect(frame()).toBeNull()
    expect(screen.getByText(m.video_hosted({ host: HOST }))).toBeDefined()
  })

  it('shows the video after a click, with the focus', () => {
    page(EMBED)
    expect(fireEvent.click(link())).toBe(false)
    expect(frame()?.src).toBe('https://video.example/e/1')
    expect(frame()?.title).toBe('How to fit a tap')
    expect(document.activeElement).toBe(frame())
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves a click with %o to the browser',
    (init) => {
      page(EMBED)
      expect(fireEvent.click(link(), init)).toBe(true)
      expect(frame()).toBeNull()
    },
  )
})
