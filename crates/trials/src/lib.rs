//! Integration tests of the client, the service and the inventory. The library itself is empty.
