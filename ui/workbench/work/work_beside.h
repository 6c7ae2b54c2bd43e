#pragma once

#include <functional>

namespace headlight {

/// Does the work on a thread of its own and comes back when it is done; meanwhile the window goes on painting, and what
/// the user does waits. Throws what the work throws.
void work_beside(const std::function<void()>& work);

}  // namespace headlight
