"""Addresses: how far one guest's reach goes."""

from ipaddress import IPv6Address, ip_address, ip_network

__all__ = ["neighbourhood"]

# Whoever has one IPv6 address usually has all that begin with the same 64 bits.
SHARED_BITS = 64


def neighbourhood(host: str) -> str:
    """Return what stands for all the addresses that one guest may have beside *host*."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), SHARED_BITS), strict=False))
