import type { Route } from './+types/upload-picture'
import { apiErrorText } from '../forms/api-errors.ts'
import { UploadReviewPictureDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import { linkToken } from '../platform/link-token.server.ts'

/** The id that adds the picture to a review, or why it is not taken. */
export type UploadedPicture = { readonly id: string } | { readonly message: string }

/** Pictures are only sent by the form. */
export const loader = () => new Response(null, { status: 404 })

/** Takes a picture in base64 for a review that is being written; answers with JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const content = (await request.formData()).get('content')
  if (typeof content !== 'string') return new Response(null, { status: 400 })
  const { signedIn } = await visitor(context)
  const token = signedIn ? undefined : linkToken(context, 'review_request')?.token
  try {
    const { uploadReviewPicture } = await commerce(context).query(UploadReviewPictureDocument, {
      content,
      token: token ?? null,
    })
    return answer({ id: uploadReviewPicture.uid }, 200)
  } catch (error) {
    return answer({ message: apiErrorText(error) }, 422)
  }
}

const answer = (picture: UploadedPicture, status: number) => Response.json(picture, { status })
