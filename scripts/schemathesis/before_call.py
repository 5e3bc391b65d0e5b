"""What Schemathesis does before each of its requests."""

import itertools
import re

import schemathesis

CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
INHERITED = ("__proto__", "constructor")
networks = itertools.count(1)


def plain(value):
    if isinstance(value, str):
        return CONTROL.sub("", value)
    if isinstance(value, list):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {plain(name): plain(part) for name, part in value.items() if name not in INHERITED}
    return value


@schemathesis.hook
def before_call(context, case, kwargs):
    # from a network of its own, as a proxy would say it: else the limits of one network would refuse nearly everything
    number = next(networks)
    case.headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    # a valid body may have fields that no schema names; in those too the shop takes no control characters, and no
    # names that would set what every object of JavaScript inherits
    if case.meta and case.meta.generation.mode.is_positive and isinstance(case.body, dict):
        case.body = plain(case.body)
