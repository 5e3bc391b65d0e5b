/** A grey 4 by 3 PNG that replaces images in tests that do not look at them. */
export const GREY_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12O4+/Q+HDHg5AAAZ1cfjZcwkQ0AAAAASUVORK5CYII=';
