"""Code points as they stand in the lists of `fonts/`."""


def ranges_of(codes: list[int]) -> list[str]:
    """`3041-3096,3099`, as in a style sheet."""
    found: list[list[int]] = []
    for code in codes:
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return [f'{first:X}' if first == last else f'{first:X}-{last:X}' for first, last in found]
