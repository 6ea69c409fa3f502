import type { backofficeContentCalls } from '@lacehouse/contracts/calls/backoffice/content'
import type { backofficePictureCalls } from '@lacehouse/contracts/calls/backoffice/content-pictures'
import type { backofficeShowcaseCalls } from '@lacehouse/contracts/calls/backoffice/content-showcase'
import type { backofficeEventCalls } from '@lacehouse/contracts/calls/backoffice/events'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { backofficeEventRoutes } from '../events/events.routes.ts'
import { addStaffPicture } from './add-staff-picture.ts'
import { checkStaffContent, listStaffReferences } from './check-staff-content.ts'
import { deleteStaffPicture } from './delete-staff-picture.ts'
import { describeStaffPicture } from './describe-staff-picture.ts'
import { getContentTypes } from './get-content-types.ts'
import { compareStaffContent, getStaffContent, listStaffVersions } from './get-staff-content.ts'
import { listStaffContent, listStaffUntranslated } from './list-staff-content.ts'
import { listStaffPictureUses } from './list-staff-picture-uses.ts'
import { listStaffPictures } from './list-staff-pictures.ts'
import {
  archiveStaffContent,
  cancelStaffSchedule,
  publishStaffContent,
  scheduleStaffContent,
} from './publish-staff-content.ts'
import { copyStaffContent, createStaffContent, restoreStaffContent, saveStaffContent } from './save-staff-content.ts'
import { showStaffContent } from './show-staff-content.ts'

export function backofficeContentRoutes(
  deps: Deps,
): Handlers<
  | keyof typeof backofficeContentCalls
  | keyof typeof backofficePictureCalls
  | keyof typeof backofficeShowcaseCalls
  | keyof typeof backofficeEventCalls
> {
  return {
    'backoffice.getContentTypes': getContentTypes(deps),
    'backoffice.listContent': listStaffContent(deps),
    'backoffice.listUntranslatedContent': listStaffUntranslated(deps),
    'backoffice.listContentPictures': listStaffPictures(deps),
    'backoffice.addContentPicture': addStaffPicture(deps),
    'backoffice.describeContentPicture': describeStaffPicture(deps),
    'backoffice.deleteContentPicture': deleteStaffPicture(deps),
    'backoffice.listContentPictureUses': listStaffPictureUses(deps),
    'backoffice.createContent': createStaffContent(deps),
    'backoffice.copyContent': copyStaffContent(deps),
    'backoffice.getContent': getStaffContent(deps),
    'backoffice.saveContent': saveStaffContent(deps),
    'backoffice.listContentVersions': listStaffVersions(deps),
    'backoffice.compareContent': compareStaffContent(deps),
    'backoffice.restoreContent': restoreStaffContent(deps),
    'backoffice.publishContent': publishStaffContent(deps),
    'backoffice.scheduleContent': scheduleStaffContent(deps),
    'backoffice.cancelContentSchedule': cancelStaffSchedule(deps),
    'backoffice.archiveContent': archiveStaffContent(deps),
    'backoffice.showContent': showStaffContent(deps),
    'backoffice.checkContent': checkStaffContent(deps),
    'backoffice.listContentReferences': listStaffReferences(deps),
    ...backofficeEventRoutes(deps),
  }
}
