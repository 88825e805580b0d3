// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { ProductVideoView } from './gallery-view.ts'
import { VideoSlide } from './video-slide.tsx'

const poster = { alt: 'Lamp', src: '/lamp-0.webp', avif: '', webp: '', width: 800, height: 800 }
const video: ProductVideoView = {
  kind: 'video',
  label: 'The lamp turns',
  poster,
  thumb: '/thumb.webp',
  video: { kind: 'own', src: '/media/lamp.mp4', loop: false },
  captions: '/media/lamp.vtt',
  description: 'The lamp turns once.',
  since: undefined,
}

const show = (view: ProductVideoView) =>
  renderRoutes([{ id: 'root', path: '*', loader: () => null, element: <VideoSlide view={view} /> }], {
    root: { language: 'fr' },
  })

describe('a video', () => {
  it('plays when the shopper starts it, with captions and a description', () => {
    show(video)
    const player = document.querySelector('video')
    expect(player).toMatchObject({ controls: true, autoplay: false, preload: 'none' })
    expect(player?.querySelector('track')?.getAttribute('src')).toBe('/media/lamp.vtt')
    expect(screen.getByText(video.description)).toBeDefined()
  })

  it('of another host is a link', () => {
    show({ ...video, video: { kind: 'link', watch: 'https://films.example/1', host: 'films.example' } })
    expect(document.querySelector('video, iframe')).toBeNull()
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://films.example/1')
    expect(screen.getByText(m.video_hosted({ host: 'films.example' }))).toBeDefined()
  })
})
