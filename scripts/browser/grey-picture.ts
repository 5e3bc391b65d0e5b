/** A grey PNG of 4 by 3: stands for every picture where the shop's own are not looked at. */
export const GREY_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12O4+/Q+HDHg5AAAZ1cfjZcwkQ0AAAAASUVORK5CYII=';
