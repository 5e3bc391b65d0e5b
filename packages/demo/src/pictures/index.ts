export { brandMarkPath, drawPicture, scenePath, storeFrontPath } from './draw-picture.ts';
export { kinds } from './kinds/index.ts';
export { type KindName, type KindParams, picturePath, VIEWS, type View } from './picture-path.ts';
export { type SceneName, scenes } from './scenes/index.ts';
