import { describe, expect, it } from 'vitest'
import { galleryViews } from './gallery-views.server.ts'

const poster = {
  label: 'Lamp',
  colour: null,
  width: 800,
  height: 800,
  sizes: [
    { width: 320, avif: 'https://api.example/media/s.avif', webp: 'https://api.example/media/s.webp' },
    { width: 800, avif: 'https://api.example/media/l.avif', webp: 'https://api.example/media/l.webp' },
  ],
}
const video = (address: string, more: object = {}) => ({
  __typename: 'ProductVideo' as const,
  url: 'https://api.example/media/l.webp',
  label: 'The lamp turns',
  poster,
  captions_url: null,
  created_at: null,
  video_content: { video_url: address, video_description: 'Once.' },
  ...more,
})
const viewsOf = (...media: object[]) => galleryViews({ media_gallery: media as never, turntables: null })

describe('galleryViews', () => {
  it('has turntables before videos, on the shop’s own origin', () => {
    const frames = ['https://api.example/media/1.webp', 'https://api.example/media/2.webp']
    const turntables = [{ label: 'All round', poster, frames }]
    const views = galleryViews({
      media_gallery: [video('https://api.example/media/lamp.mp4')] as never,
      turntables,
    })
    expect(views).toMatchObject([
      { kind: 'turntable', frames: ['/media/1.webp', '/media/2.webp'], thumb: '/media/s.webp' },
      { kind: 'video', video: { kind: 'own', src: '/media/lamp.mp4' }, description: 'Once.' },
    ])
  })

  it.each([
    ['https://youtu.be/aqz-KE-bpKQ', 'YouTube'],
    ['https://vimeo.com/1234', 'Vimeo'],
    ['https://films.example/1', 'films.example'],
  ])('only links %s', (watch, host) => {
    expect(viewsOf(video(watch))).toMatchObject([{ video: { kind: 'link', watch, host } }])
  })

  it('takes the picture that Magento has of a video', () => {
    expect(viewsOf(video('https://films.example/1', { poster: null }))).toMatchObject([
      { poster: { src: '/media/l.webp' }, thumb: '/media/l.webp' },
    ])
  })

  it('is undefined without a video or turntable that can be shown', () => {
    expect(viewsOf({ __typename: 'ProductImage' }, video('javascript:alert(1)'))).toBeUndefined()
  })
})
