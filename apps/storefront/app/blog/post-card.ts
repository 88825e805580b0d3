import { dayAndTime } from '../platform/dates.ts'
import { href } from '../platform/routes.ts'
import type { RequestScope } from '../platform/scope.ts'
import { pictureOf } from '../content/pictures.ts'
import type { PostCardFragment } from '../generated/graphql.ts'
import type { PictureData } from '../ui/picture.tsx'
import { eventTime, type EventTime } from './event-time.ts'

/** A post in a list. Built in loaders: ICU data of browser and server may format dates differently. */
export interface PostCard {
  readonly to: string
  readonly title: string
  /** HTML, sanitised by the API. */
  readonly text: string
  /** UTC, for `<time>`. */
  readonly published: string
  /** In digits, in the shop's time zone (spec 001 §9). */
  readonly day: string
  readonly author?: string
  readonly categories: readonly { readonly label: string; readonly to: string }[]
  readonly event?: PostEvent
  readonly customer?: PostCustomer
  readonly picture?: PictureData
}

interface PostEvent {
  readonly when: EventTime
  readonly isPast: boolean
  readonly where?: string
}

interface PostCustomer {
  readonly name: string
  readonly role?: string
}

export function postCardOf(post: PostCardFragment, scope: Pick<RequestScope, 'site' | 'language'>): PostCard {
  const { language } = scope
  const { event, customer } = post
  const picture = pictureOf(post.image ?? undefined, '')
  return {
    to: href(language, 'blogPost', { post: post.post_url }),
    title: post.title,
    text: post.short_content ?? '',
    published: `${post.publish_time.replace(' ', 'T')}Z`,
    day: dayAndTime(post.publish_time, scope).day,
    ...(post.author && { author: post.author.name }),
    categories: post.categories.map(({ title, category_url }) => ({
      label: title,
      to: href(language, 'blogCategory', { category: category_url }),
    })),
    ...(event && {
      event: {
        when: eventTime(event, scope),
        isPast: event.is_past,
        ...(event.place && { where: event.place }),
      },
    }),
    ...(customer && { customer: { name: customer.name, ...(customer.role && { role: customer.role }) } }),
    ...(picture && { picture }),
  }
}
