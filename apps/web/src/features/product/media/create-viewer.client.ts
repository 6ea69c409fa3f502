import { ControlsMixin } from '@google/model-viewer/lib/features/controls.js'
import { EnvironmentMixin } from '@google/model-viewer/lib/features/environment.js'
import { LoadingMixin } from '@google/model-viewer/lib/features/loading.js'
import { SceneGraphMixin } from '@google/model-viewer/lib/features/scene-graph.js'
import ModelViewerElementBase from '@google/model-viewer/lib/model-viewer-base.js'

/** Only the parts of the viewer that a product needs: neither augmented reality nor animations, and nothing of another host. */
const Viewer = SceneGraphMixin(EnvironmentMixin(ControlsMixin(LoadingMixin(ModelViewerElementBase))))

type Options = {
  readonly url: string
  readonly alt: string
  /** How it is turned. */
  readonly hint: string
  /** Sentences for those who do not see from where the camera looks, by its place. */
  readonly places: Readonly<Record<string, string>>
  /** Called with the share that is there, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly onLoad: () => void
  readonly onError: () => void
}

/** Creates the element that shows a model. Vertical swipes scroll the page. */
export function createViewer({ url, alt, hint, places, onProgress, onLoad, onError }: Options): HTMLElement {
  if (!customElements.get('model-viewer')) customElements.define('model-viewer', Viewer)
  const viewer = document.createElement('model-viewer')
  const attributes = {
    alt,
    'camera-controls': '',
    'touch-action': 'pan-y',
    'interaction-prompt': 'none',
    'camera-orbit': '20deg 75deg 105%',
    'shadow-intensity': '0.9',
    'shadow-softness': '0.9',
    'tone-mapping': 'neutral',
    exposure: '0.9',
    loading: 'eager',
    a11y: JSON.stringify({ ...places, 'interaction-prompt': hint }),
    src: url,
  }
  for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value)
  viewer.style.cssText = 'width: 100%; height: 100%; --progress-bar-color: transparent; --poster-color: transparent'
  viewer.addEventListener('progress', (event) => {
    if (event instanceof CustomEvent) onProgress(Number(event.detail.totalProgress))
  })
  viewer.addEventListener('load', onLoad)
  viewer.addEventListener('error', (event) => {
    if (event instanceof CustomEvent) console.warn(event.detail)
    onError()
  })
  return viewer
}
