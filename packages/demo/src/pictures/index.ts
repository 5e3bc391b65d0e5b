export { drawPicture, scenePath, storeFrontPath } from './draw-picture.ts';
export { type KindName, type KindParams, picturePath, type View } from './picture-path.ts';
export { type SceneName, scenes } from './scenes/index.ts';
