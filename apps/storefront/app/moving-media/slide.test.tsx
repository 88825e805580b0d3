// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { ProductVideoView } from './gallery-view.ts'
import { Slide } from './slide.tsx'

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
  renderRoutes([{ id: 'root', path: '*', loader: () => null, element: <Slide view={view} /> }], {
    root: { language: 'fr' },
  })

describe('a video', () => {
  it('plays when the shopper starts it, with captions and a description', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    show(video)
    const player = screen.getByLabelText(video.label)
    expect(player).toMatchObject({ controls: false, autoplay: false, preload: 'none' })
    expect(player.querySelector('track')?.getAttribute('src')).toBe('/media/lamp.vtt')
    expect(screen.getByText(video.description)).toBeDefined()
    expect(screen.getByRole('img', { name: 'Lamp' })).toBeDefined()
    expect(play).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: m.video_play() }))
    expect(play).toHaveBeenCalledOnce()
    expect(player).toMatchObject({ controls: true })
    expect(screen.queryByRole('button')).toBeNull()
    // The poster stands behind until there are frames.
    expect(screen.getByRole('img', { name: 'Lamp' })).toBeDefined()
    fireEvent.playing(player)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('has no captions where nobody speaks', () => {
    show({ ...video, captions: undefined })
    expect(document.querySelector('track')).toBeNull()
  })

  it('has the controls of the browser until the page is hydrated', () => {
    const routes = [{ id: 'root', path: '*', loader: () => null, element: <Slide view={video} /> }]
    const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { language: 'fr' } } } })
    const html = renderToString(<RouterProvider router={router} />)
    expect(html).toMatch(/<video [^>]*controls=""/)
    expect(html).not.toContain('<button')
  })

  it('of another host is a link', async () => {
    show({ ...video, video: { kind: 'link', watch: 'https://films.example/1', host: 'films.example' } })
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('https://films.example/1')
    expect(screen.getByText(m.video_hosted({ host: 'films.example' }))).toBeDefined()
    expect(document.querySelector('video, iframe')).toBeNull()
  })
})
