import { expect, it } from 'vitest'
import { videoOf } from './video.ts'

const still = { autoplay: false, loop: false }

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('%s plays without cookies of the host', (address) => {
  expect(videoOf(address, still)).toEqual({
    kind: 'embed',
    src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=0',
    watch: address,
    host: 'YouTube',
  })
})

it('sets the do-not-track parameter of Vimeo', () => {
  expect(videoOf('https://vimeo.com/76979871', { autoplay: true, loop: true })).toMatchObject({
    src: 'https://player.vimeo.com/video/76979871?autoplay=1&loop=1&dnt=1',
  })
})

it('plays a file of the shop in place', () => {
  expect(videoOf('/pictures/atelier.mp4', { autoplay: true, loop: true })).toEqual({
    kind: 'own',
    src: '/pictures/atelier.mp4',
    loop: true,
  })
})

it('other hosts are only linked, and an address that is none is left out', () => {
  expect(videoOf('https://films.example/1', still)).toEqual({
    kind: 'link',
    watch: 'https://films.example/1',
    host: 'films.example',
  })
  expect(videoOf('https://www.youtube.com/watch?v="><script>', still)).toMatchObject({ kind: 'link' })
  for (const address of ['javascript:alert(1)', 'film', 'http://films.example/1'])
    expect(videoOf(address, still)).toBeUndefined()
})
